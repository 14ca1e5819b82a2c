"""A look at the screen in the middle of a transition."""

#: Waits for the next transition, stops it half-way before the browser draws it, and keeps what LOOK, a function, sees
#: there and then. An observer hears of a scene as soon as it is in the page, however slow the machine is.
CATCH = """
() => {
  const box = selector => document.querySelector(selector).getBoundingClientRect();
  const stop = () => {
    for (const one of document.getAnimations()) {
      one.pause();
      one.currentTime = one.effect.getTiming().duration / 2;
    }
    return (LOOK)(box);
  };
  window.halfWay = null;
  new MutationObserver((_, observer) => {
    if (!document.querySelector('.is-moving, .is-exchanging, .is-leaving')) return;
    observer.disconnect();
    window.halfWay = { seen: stop() };
  }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });
}
"""
GO_ON = "() => document.getAnimations().forEach(one => one.play())"


def half_way(preview, act, look):
    """The result of a JavaScript function in the middle of the transition that `act` begins.

    The function gets `box(selector)`. The transition has ended when this returns.
    """
    preview.page.evaluate(CATCH.replace("LOOK", look))
    act()
    found = preview.page.wait_for_function("() => halfWay").json_value()
    preview.page.evaluate(GO_ON)
    preview.rest()
    return found["seen"]
