#!/bin/sh
# Installs Chromium from Debian's packages when there is none. The browser tests use it (see browser.ts).
set -eu
if [ -x "${CHROMIUM_PATH:-/usr/bin/chromium-headless-shell}" ]; then exit 0; fi
echo 'Installing Chromium for the browser tests.'
apt-get update -qq
DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium-headless-shell fonts-noto-cjk >/dev/null
