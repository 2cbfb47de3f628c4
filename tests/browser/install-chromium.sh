#!/bin/sh
# Installs Chromium from Debian's packages when there is none: the shell without windows for most of the browser tests, and
# the desktop browser for the back/forward cache (see executable.ts). And openssl, for the certificate of `tests/setup/edge.ts`.
set -eu
if [ -n "${CHROMIUM_PATH:-}" ]; then exit 0; fi
if [ -x /usr/bin/chromium-headless-shell ] && [ -x /usr/lib/chromium/chromium ] && command -v openssl >/dev/null; then exit 0; fi
echo 'Installing Chromium for the browser tests.'
install() { DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$@" fonts-noto-cjk openssl >/dev/null; }
if apt-get update -qq && install chromium chromium-headless-shell; then exit 0; fi
# Older releases of Debian have the desktop browser alone: slower, and the same engine.
install chromium
