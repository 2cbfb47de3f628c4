#!/bin/sh
# Installs missing Debian packages that the tests need. For `npm test`: Chromium as a headless shell (most browser tests) and as the
# desktop browser (back/forward cache, see executable.ts), and openssl (certificate of `edge.ts`). With `all`, for
# `npm run test:all`, also Java (Nu HTML checker), and Firefox and WebKitGTK with a display (see engines.ts).
set -eu
has() { command -v "$1" >/dev/null; }
install() { DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >/dev/null; }

if ! { has /usr/bin/chromium-headless-shell && has /usr/lib/chromium/chromium && has openssl; }; then
  echo 'Installing Chromium and openssl for the tests.'
  others='fonts-noto-cjk openssl'
  # Older Debian releases only have the desktop browser: slower, but the same engine.
  { apt-get update -qq && install chromium chromium-headless-shell $others; } || install chromium $others
fi

[ "${1:-}" = all ] || exit 0

if ! { has java && has firefox-esr && has WebKitWebDriver && has Xvfb; }; then
  echo 'Installing Java, Firefox and WebKitGTK for the tests.'
  apt-get update -qq && install default-jre-headless firefox-esr webkit2gtk-driver xvfb
fi
