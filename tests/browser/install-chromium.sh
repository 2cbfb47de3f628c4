#!/bin/sh
# Installs Chromium from Debian's packages when there is none. The browser tests use it (see executable.ts).
set -eu
if [ -n "${CHROMIUM_PATH:-}" ] || [ -x /usr/bin/chromium-headless-shell ]; then exit 0; fi
echo 'Installing Chromium for the browser tests.'
install() { DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$@" fonts-noto-cjk >/dev/null; }
if apt-get update -qq && install chromium-headless-shell; then exit 0; fi
# Older releases of Debian have the desktop browser alone: slower, and the same engine.
[ -x /usr/bin/chromium ] || install chromium
