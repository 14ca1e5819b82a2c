# shellcheck shell=bash
# Estimates how long the first build takes on this machine, from the time of a small one.

# expected_seconds CONFIGURATION: prints the estimate. The probe compiles a module of this project, which takes seconds. A build does
# $serial times the work of the probe in modules that wait for each other, and $parallel times in those that other cores can take.
# Both builds were measured on two cores. The division into the two numbers is a guess.
expected_seconds() {
  local serial parallel probe
  case $1 in
    release) serial=33 parallel=70 ;;
    *) serial=40 parallel=155 ;;
  esac
  probe=$(probe_milliseconds) || return 1
  echo $((probe * (serial + parallel * 100 / $(core_hundredths)) / 1000))
}

# Prints how many cores a build can use, in hundredths of a core. A quota of less than one core slows down the probe as much as the
# build, so it does not count again.
core_hundredths() {
  local least quota
  least=$(($(cores) * 100))
  for quota in $(quotas); do [ "$quota" -ge "$least" ] || least=$quota; done
  [ "$least" -ge 100 ] || least=100
  echo "$least"
}

# Prints the number of cores that this process may run on. nproc knows its affinity mask, and a Mac has neither of them. It would also
# follow the variables of OpenMP, which mean nothing to Swift.
cores() {
  if has nproc; then env -u OMP_NUM_THREADS -u OMP_THREAD_LIMIT nproc; else getconf _NPROCESSORS_ONLN; fi
}

# Prints the quotas of this process, in hundredths of a core: those of its control groups and of all groups above them. A container
# can see its own group at the top, while the paths are those outside. Tests have other files than those of the system.
quotas() {
  local root=${SPLIT_PREVIEW_SYSTEM_FILES-} controllers path
  [ -r "$root/proc/self/cgroup" ] || return 0
  while IFS=: read -r _ controllers path; do
    case ,$controllers, in
      ,,) quotas_along "$root/sys/fs/cgroup" "$path" ;;
      *,cpu,*) quotas_along "$root/sys/fs/cgroup/cpu" "$path" ;;
    esac
  done <"$root/proc/self/cgroup"
}

# quotas_along FOLDER PATH: prints the quotas of the groups from a path up to the folder.
quotas_along() {
  local path=${2%/}
  while [ -n "$path" ]; do
    quota "$1$path"
    path=${path%/*}
  done
  quota "$1"
}

# quota GROUP: prints the quota of a group, or nothing if it has none. The second version of control groups has a file for what were two
# in the first.
quota() {
  local quota='' period=''
  if [ -r "$1/cpu.max" ]; then
    read -r quota period <"$1/cpu.max" || true
  elif [ -r "$1/cpu.cfs_quota_us" ] && [ -r "$1/cpu.cfs_period_us" ]; then
    read -r quota <"$1/cpu.cfs_quota_us" || true
    read -r period <"$1/cpu.cfs_period_us" || true
  fi
  # A group without a quota has the word max or -1.
  case "$quota" in '' | *[!0-9]*) return 0 ;; esac
  case "$period" in '' | 0 | *[!0-9]*) return 0 ;; esac
  echo $((quota * 100 / period))
}

# The time of the second of two compilations. The first one can also make what Swift keeps for all builds.
probe_milliseconds() {
  local start
  probe || return 1
  start=$(milliseconds)
  probe || return 1
  echo $(($(milliseconds) - start))
}

# The name of the compiler is known only if the command has this name.
# shellcheck disable=SC2154
probe() {
  local folder
  case ${swift[0]} in swift | */swift) ;; *) return 1 ;; esac
  folder=$(new_folder)
  "${swift[0]}c" -O -whole-module-optimization -parse-as-library -package-name probe -module-name Probe \
    -c Sources/LayoutSolver/*.swift -o "$folder/probe.o" 2>/dev/null
}

# The date of a Mac knows no fractions of a second, and a Mac has Perl.
milliseconds() {
  case $(date +%N) in
    *[!0-9]* | '') perl -MTime::HiRes=time -e 'printf "%d\n", time * 1000' ;;
    *) date +%s%3N ;;
  esac
}

# remember_build CONFIGURATION SECONDS: prints the time of a first build, and keeps it for the build of the module UIKit.
remember_build() {
  say "Built in $2 s."
  echo "$2" >".build/first-$1-build"
}

# duration SECONDS: prints a time in words, in steps that are no finer than the estimate. Without a number it is unknown.
duration() {
  if [ -z "$1" ]; then
    echo "some minutes"
  elif [ "$1" -lt 90 ]; then
    echo "$((($1 + 9) / 10 * 10)) seconds"
  else
    echo "$((($1 + 30) / 60)) minutes"
  fi
}
