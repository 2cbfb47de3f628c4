#!/bin/sh
# Installs what the tests need beside npm's packages from Debian's, where it is missing: Chromium, its shell without windows for
# most of the browser tests, and the desktop browser for the back/forward cache (see executable.ts); openssl, for the
# certificate of `edge.ts`; Java, for the checker of HTML.
set -eu
if [ -n "${CHROMIUM_PATH:-}" ]; then exit 0; fi
has() { command -v "$1" >/dev/null; }
if has /usr/bin/chromium-headless-shell && has /usr/lib/chromium/chromium && has openssl && has java; then exit 0; fi
echo 'Installing Chromium, openssl and Java for the tests.'
install() { DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$@" fonts-noto-cjk openssl default-jre-headless >/dev/null; }
if apt-get update -qq && install chromium chromium-headless-shell; then exit 0; fi
# Older releases of Debian have the desktop browser alone: slower, and the same engine.
install chromium
