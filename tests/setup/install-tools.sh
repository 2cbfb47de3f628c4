#!/bin/sh
# Installs missing Debian packages that the tests need: Chromium as a headless shell (most browser tests) and as the desktop
# browser (back/forward cache, see executable.ts), openssl (certificate of `edge.ts`), and Java (HTML checker).
set -eu
if [ -n "${CHROMIUM_PATH:-}" ]; then exit 0; fi
has() { command -v "$1" >/dev/null; }
if has /usr/bin/chromium-headless-shell && has /usr/lib/chromium/chromium && has openssl && has java; then exit 0; fi
echo 'Installing Chromium, openssl and Java for the tests.'
install() { DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$@" fonts-noto-cjk openssl default-jre-headless >/dev/null; }
if apt-get update -qq && install chromium chromium-headless-shell; then exit 0; fi
# Older Debian releases only have the desktop browser: slower, but the same engine.
install chromium
