import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { createTestedContext } from '../support/tested-site.ts';
import { FORMER_BUILD_PATH } from '../../site/protocol/former-build.ts';

/** Serves the static files to a page of an isolate: in production they never reach the worker. */
export function serveStatics(page: Page): Promise<unknown> {
  const assets = path.join(createTestedContext().out, 'assets');
  const isStatic = ({ pathname }: URL) => pathname.startsWith('/static/') || pathname === FORMER_BUILD_PATH;
  return page.route(isStatic, (route) => {
    const file = path.join(assets, new URL(route.request().url()).pathname);
    return route.fulfill(existsSync(file) ? { path: file } : { status: 404 });
  });
}
