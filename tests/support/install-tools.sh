#!/bin/sh
# Installs missing Debian packages that the tests need: Chromium as a headless shell (most browser tests) and as the desktop
# browser (back/forward cache, see executable.ts), openssl (certificate of `edge.ts`), Java (HTML checker), and Firefox and
# WebKitGTK with a display (see engines.ts).
set -eu
has() { command -v "$1" >/dev/null; }
install() { DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$@" >/dev/null; }

if ! { has /usr/bin/chromium-headless-shell && has /usr/lib/chromium/chromium && has openssl && has java; }; then
  echo 'Installing Chromium, openssl and Java for the tests.'
  others='fonts-noto-cjk openssl default-jre-headless'
  # Older Debian releases only have the desktop browser: slower, but the same engine.
  { apt-get update -qq && install chromium chromium-headless-shell $others; } || install chromium $others
fi

if ! { has firefox-esr && has WebKitWebDriver && has Xvfb; }; then
  echo 'Installing Firefox and WebKitGTK for the tests.'
  if ! { apt-get update -qq && install --no-install-recommends firefox-esr webkit2gtk-driver xvfb; }; then
    if [ -n "${CI:-}" ]; then
      echo 'Firefox and WebKitGTK could not be installed. In CI their tests must run: see what apt-get says above.' >&2
      exit 1
    fi
    echo 'They could not be installed: their tests are skipped.' >&2
  fi
fi
