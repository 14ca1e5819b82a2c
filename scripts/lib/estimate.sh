# shellcheck shell=bash
# Estimates how long the first build takes on this machine, from the time of a small one.

# expected_seconds CONFIGURATION: prints the estimate. The probe compiles a module of this project, which takes seconds. A build does
# $serial times the work of the probe in modules that wait for each other, and $parallel times in those that other cores can take.
# Both builds were measured on two cores. The division into the two numbers is a guess.
# The number of cores is that of the machine, also where a container may use fewer.
expected_seconds() {
  local serial parallel probe
  case $1 in
    release) serial=33 parallel=70 ;;
    *) serial=40 parallel=155 ;;
  esac
  probe=$(probe_milliseconds) || return 1
  echo $((probe * (serial + parallel / $(cores)) / 1000))
}

cores() { getconf _NPROCESSORS_ONLN; }

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
