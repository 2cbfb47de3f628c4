import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { DEMO_FRAME_PATH } from '../../site/demo/demo-frame.ts';
import { CLIENT_ERRORS_PATH } from '../../site/protocol/client-errors.ts';
import type { Config } from '../../site/config/config.ts';
import type { BuildInfo } from '../../site/config/build-info.ts';
import type { WorkerEnv } from '../environment.ts';

/** Hosts of the tag manager: for its script, and for its events. */
const TAG_HOSTS = ['https://www.googletagmanager.com', 'https://*.google-analytics.com'];

type ContentSecurityPolicy = NonNullable<NonNullable<Parameters<typeof secureHeaders>[0]>['contentSecurityPolicy']>;

/** URL prefix of the files with a hash in their name. */
const STATIC_PATH = '/static/';

/** One year, subdomains included. */
const TRANSPORT_SECURITY = 'max-age=31536000; includeSubDomains';

/**
 * Security headers. Scripts are allowed by file or by hash, never by `unsafe-inline`; only the configuration adds
 * hosts, for ads, tag manager and fonts.
 */
export function securityHeaders(build: BuildInfo, config: Config): MiddlewareHandler<WorkerEnv> {
  const scripts = [
    ...Object.values(build.inlineScripts),
    ...Object.values(build.features).flatMap(({ script }) => script ?? []),
  ];
  const hashes = scripts.map(({ hash }) => `'${hash}'`);
  const adScript = listOrigins(config.adScriptUrl);
  const adFeed = listOrigins(config.adFeedUrl);
  const font = listOrigins(config.iconFontUrl);
  const tag = config.tagId ? TAG_HOSTS : [];
  const hasRemoteAds = adScript.length + adFeed.length > 0;
  const options: Parameters<typeof secureHeaders>[0] = {
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...hashes, ...adScript, ...tag],
      // For Emotion, and for style attributes in demos; styles cannot run code.
      styleSrc: ["'self'", "'unsafe-inline'", ...font],
      // Remote ads name the hosts of their images and pixels.
      imgSrc: ["'self'", 'data:', ...(hasRemoteAds ? ['https:'] : []), ...tag],
      ...directive('fontSrc', [...font, ...listOrigins(config.iconFontFilesOrigin)]),
      ...directive('connectSrc', [...adFeed, ...adScript, ...tag]),
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'", ...Object.values(config.sandboxes).flatMap(listOrigins)],
      frameAncestors: ["'self'"],
      // Not `report-to`, which Firefox lacks and which browsers prefer and delay.
      ...(config.clientErrorShare !== null && { reportUri: CLIENT_ERRORS_PATH }),
    },
    permissionsPolicy: {
      camera: [],
      geolocation: [],
      microphone: [],
      payment: [],
      usb: [],
    },
    referrerPolicy: 'strict-origin-when-cross-origin',
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginResourcePolicy: 'same-origin',
    // Superseded by `frameAncestors` (https://www.w3.org/TR/CSP3/#frame-ancestors-and-frame-options).
    xFrameOptions: false,
    // Obsolete: for Flash, Internet Explorer, and XSS filters that browsers have removed.
    xPermittedCrossDomainPolicies: false,
    xDownloadOptions: false,
    xXssProtection: false,
    // Browsers do no DNS prefetching for links on https pages.
    xDnsPrefetchControl: false,
    removePoweredBy: false,
  };
  const onHttp = secureHeaders({ ...options, strictTransportSecurity: false });
  const onHttps = secureHeaders({ ...options, strictTransportSecurity: TRANSPORT_SECURITY });
  return (c, next) => {
    const { pathname, protocol, origin } = new URL(c.req.url);
    if (pathname === DEMO_FRAME_PATH)
      return secureHeaders({ ...options, contentSecurityPolicy: demoFramePolicy(origin), originAgentCluster: false })(
        c,
        next,
      );
    return (protocol === 'https:' ? onHttps : onHttp)(c, next);
  };
}

/** A directive for this site and other hosts; none for this site alone, which `default-src` allows. */
function directive(name: 'fontSrc' | 'connectSrc', hosts: readonly string[]): ContentSecurityPolicy {
  return hosts.length > 0 ? { [name]: ["'self'", ...hosts] } : {};
}

/**
 * Policy of the iframe in which edited demos run. It may evaluate code but little else: its sandbox has an opaque
 * origin, and scripts and styles come from the build's files.
 */
function demoFramePolicy(origin: string): ContentSecurityPolicy {
  const files = `${origin}${STATIC_PATH}`;
  return {
    defaultSrc: ["'none'"],
    scriptSrc: [files, "'unsafe-eval'"],
    styleSrc: [files, "'unsafe-inline'"],
    imgSrc: ['data:'],
    fontSrc: ['data:'],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ["'self'"],
    sandbox: ['allow-scripts'],
  };
}

function listOrigins(address: string | null): string[] {
  return address === null ? [] : [new URL(address).origin];
}
