#ifndef SPLIT_PREVIEW_LIBEV_H
#define SPLIT_PREVIEW_LIBEV_H

#include <dlfcn.h>
#include <libwebsockets.h>
#include <stdlib.h>

/* Libwebsockets can wait for its sockets in a loop of libev, if it was built for that and libev is installed. This header
   makes such a loop and turns it. Libev is loaded at run time, since a machine without it must still run the server.

   The loop belongs to the server and not to libwebsockets. Libwebsockets would turn a loop of its own until the context is
   destroyed, and would take SIGINT for itself. */

#if defined(LWS_WITH_LIBEV) && __has_include(<ev.h>)
#include <ev.h>

struct clws_libev {
  struct ev_loop *loop;
  int (*run)(struct ev_loop *, int);
  void (*destroy)(struct ev_loop *);
  void (*update_time)(struct ev_loop *);
  void (*start_timer)(struct ev_loop *, struct ev_timer *);
  void (*stop_timer)(struct ev_loop *, struct ev_timer *);
  struct ev_timer alarm;
};

#ifdef __APPLE__
#define CLWS_LIBEV_FILE "libev.4.dylib"
#else
#define CLWS_LIBEV_FILE "libev.so.4"
#endif

/* Libwebsockets looks for its own alarms when anything else happens. Therefore this alarm wakes it too. */
static void clws_libev_ring(struct ev_loop *loop, struct ev_timer *alarm, int events) {
  (void)loop, (void)events;
  lws_cancel_service((struct lws_context *)alarm->data);
}

static inline int clws_libev_find(struct clws_libev *libev, void *library) {
  *(void **)&libev->run = dlsym(library, "ev_run");
  *(void **)&libev->destroy = dlsym(library, "ev_loop_destroy");
  *(void **)&libev->update_time = dlsym(library, "ev_now_update");
  *(void **)&libev->start_timer = dlsym(library, "ev_timer_start");
  *(void **)&libev->stop_timer = dlsym(library, "ev_timer_stop");
  return libev->run && libev->destroy && libev->update_time && libev->start_timer && libev->stop_timer;
}

/* Returns a new loop, or NULL if there is no libev. */
static inline struct clws_libev *clws_libev_open(void) {
  void *library = dlopen(CLWS_LIBEV_FILE, RTLD_NOW | RTLD_LOCAL);
  if (!library) return NULL;
  struct ev_loop *(*make)(unsigned int);
  *(void **)&make = dlsym(library, "ev_loop_new");
  struct clws_libev *libev = (struct clws_libev *)calloc(1, sizeof *libev);
  if (libev && make && clws_libev_find(libev, library)) libev->loop = make(EVFLAG_AUTO | EVFLAG_NOENV);
  if (libev && libev->loop) {
    ev_timer_init(&libev->alarm, clws_libev_ring, 0, 0);
    return libev;
  }
  free(libev);
  return NULL;
}

/* Frees the loop. The context that uses it must already be destroyed. */
static inline void clws_libev_close(struct clws_libev *libev) {
  libev->stop_timer(libev->loop, &libev->alarm);
  libev->destroy(libev->loop);
  free(libev);
}

/* Makes libwebsockets use the loop for a context that is about to be created. `loops` needs to live until then. */
static inline void clws_libev_use(struct clws_libev *libev, struct lws_context_creation_info *info, void **loops) {
  loops[0] = libev->loop;
  info->foreign_loops = loops;
  info->options |= LWS_SERVER_OPTION_LIBEV;
}

/* Waits until something happens, and goes through what has happened. */
static inline void clws_libev_turn(struct clws_libev *libev) { libev->run(libev->loop, EVRUN_ONCE); }

/* Sets the alarm to end a wait after so many microseconds, in place of any earlier setting. */
static inline void clws_libev_set_alarm(struct clws_libev *libev, struct lws_context *context, lws_usec_t microseconds) {
  libev->stop_timer(libev->loop, &libev->alarm);
  libev->update_time(libev->loop);
  libev->alarm.data = context;
  ev_timer_set(&libev->alarm, (double)microseconds / 1e6, 0);
  libev->start_timer(libev->loop, &libev->alarm);
}

static inline int clws_libev_has_alarm(struct clws_libev *libev) { return ev_is_active(&libev->alarm); }

#else

struct clws_libev {
  int unused;
};

static inline struct clws_libev *clws_libev_open(void) { return NULL; }
static inline void clws_libev_close(struct clws_libev *libev) { (void)libev; }
static inline void clws_libev_use(struct clws_libev *libev, struct lws_context_creation_info *info, void **loops) {
  (void)libev, (void)info, (void)loops;
}
static inline void clws_libev_turn(struct clws_libev *libev) { (void)libev; }
static inline void clws_libev_set_alarm(struct clws_libev *libev, struct lws_context *context, lws_usec_t microseconds) {
  (void)libev, (void)context, (void)microseconds;
}
static inline int clws_libev_has_alarm(struct clws_libev *libev) { return libev != NULL; }

#endif

#endif
