import * as v from 'valibot';
import type { ClientConfig } from './client-config.ts';
import { PROMPT, type Assistant } from './assistants.ts';
import { OLDER_VERSIONS, type OlderVersion } from '../versions.ts';

const IN_QUOTES = 'write it in quotes';

const text = v.string(IN_QUOTES);

/** A variable that is absent or empty switches its feature off. */
const optional = <const T extends v.GenericSchema<string, unknown>>(schema: T) =>
  v.optional(
    v.union(
      [
        v.pipe(
          v.literal(''),
          v.transform(() => null),
        ),
        schema,
      ],
      IN_QUOTES,
    ),
    '',
  );

const ADDRESS = 'write an address that begins with https:// or http://';

const url = v.pipe(text, v.url(ADDRESS), v.regex(/^https?:\/\//, ADDRESS));

const origin = v.pipe(
  url,
  v.regex(/^https?:\/\/[a-z0-9.-]+(?::\d+)?$/, 'write the origin alone, in lower case, without path or trailing slash'),
);

const origins = v.pipe(
  text,
  v.transform((written) => written.split(/\s+/).filter(Boolean)),
  v.array(origin),
);

/** Names and URLs, separated by spaces: `Name=https://example.com/?q={prompt}`. */
const assistants = v.pipe(
  text,
  v.transform((written) =>
    written
      .split(/\s+/)
      .filter(Boolean)
      .map((entry) => ({ name: entry.replace(/=.*/, ''), address: entry.replace(/^[^=]*=?/, '') })),
  ),
  v.array(
    v.object({
      name: v.string(),
      address: v.pipe(
        url,
        v.check((text) => text.includes(PROMPT), `write ${PROMPT} where the question goes`),
      ),
    }),
  ),
);

const milliseconds = v.pipe(text, v.regex(/^[1-9]\d{0,4}$/, 'write milliseconds, 1 to 99999'), v.transform(Number));

const onOrOff = v.optional(v.picklist(['on', 'off'], 'write "on" or "off"'), 'on');

const share = v.pipe(text, v.regex(/^(?:0?\.\d*[1-9]\d*|1)$/, 'write a share above 0 and up to 1, such as 0.1'));

type VersionVariable = `${Uppercase<OlderVersion>}_HOST`;

const getVariable = (version: OlderVersion) => `${version.toUpperCase()}_HOST` as VersionVariable;

/** `V7_HOST` and the like: the site of each older version. */
function versionVariables() {
  const getSchema = (version: OlderVersion) => v.optional(origin, `https://${version}.mui.com`);
  return Object.fromEntries(OLDER_VERSIONS.map((version) => [getVariable(version), getSchema(version)])) as Record<
    VersionVariable,
    ReturnType<typeof getSchema>
  >;
}

/** Variables of `wrangler.toml`, documented there. */
const variablesSchema = v.object({
  SITE_ORIGIN: optional(origin),
  DOCS_DOMAIN: optional(v.pipe(text, v.regex(/^[a-z0-9.-]+$/i, 'write a host name'))),
  CURRENT_SITE: optional(origin),
  REPOSITORY: optional(url),
  BRANCH: v.optional(text, 'main'),
  ISSUES: v.optional(url, 'https://github.com/mui/mui-x/issues'),
  ...versionVariables(),
  TAG_ID: optional(v.pipe(text, v.regex(/^[\w-]+$/, 'write a tag id such as G-ABC123'))),
  AD_SCRIPT_URL: optional(url),
  AD_FEED_URL: optional(url),
  ICON_FONT_URL: optional(url),
  ICON_FONT_FILES_ORIGIN: optional(origin),
  STACKBLITZ_URL: v.optional(url, 'https://stackblitz.com/run'),
  CODESANDBOX_URL: v.optional(url, 'https://codesandbox.io/api/v1/sandboxes/define'),
  ASSISTANTS: v.optional(assistants, ''),
  MCP_ORIGINS: v.optional(origins, ''),
  LICENSE_KEY: v.optional(text, ''),
  SERVICE_WORKER: onOrOff,
  SEARCH_ENGINES: onOrOff,
  CONTENT_LIMIT: v.optional(milliseconds, '2000'),
  BUILD_LIMIT: v.optional(milliseconds, '300'),
  BODY_LIMIT: v.optional(milliseconds, '10000'),
  SLOW_ANSWER: v.optional(milliseconds, '1000'),
  CLIENT_ERROR_SHARE: optional(share),
});

export interface Config {
  /** Origin in canonical URLs; null means the request's. */
  siteOrigin: string | null;
  docsDomain: string | null;
  /** Site of the current version; null on that site itself. */
  currentSite: string | null;
  /** Repository and branch with the files of this site; without one, pages have no links to their sources. */
  repository: string | null;
  branch: string;
  /** Where readers find and report problems. */
  issues: string;
  versionHosts: Record<OlderVersion, string>;
  tagId: string | null;
  adScriptUrl: string | null;
  adFeedUrl: string | null;
  iconFontUrl: string | null;
  /** Origin of the font files, if it differs from the stylesheet's. */
  iconFontFilesOrigin: string | null;
  /** URLs that demos are posted to, to open them as projects. */
  sandboxes: ClientConfig['sandboxes'];
  /** Assistants that pages can be opened in. */
  assistants: Assistant[];
  /** Origins besides the site's own whose pages may use the MCP server. */
  mcpOrigins: string[];
  licenseKey: string;
  servesServiceWorker: boolean;
  /** Whether search engines may list the site. */
  isListed: boolean;
  /**
   * Timeouts in milliseconds: `file` for a content file, `build` for the id of the current build, `body` for a request's
   * body. From `slow` on, a response counts as slow.
   */
  limits: { file: number; build: number; body: number; slow: number };
  /** Share of page views whose errors the browser reports; null if none are. */
  clientErrorShare: number | null;
}

export const VARIABLES = Object.keys(variablesSchema.entries);

/** An invalid variable, and what to write instead. */
export interface WrongVariable {
  name: string;
  message: string;
}

/** Validates the variables of an environment; ignores its other bindings. */
export function wrongVariables(environment: object): WrongVariable[] {
  return (v.safeParse(variablesSchema, environment, { abortPipeEarly: true }).issues ?? []).map(
    ({ path, message }) => ({
      name: String(path?.[0].key),
      message,
    }),
  );
}

/**
 * Parses the environment's variables.
 *
 * @throws Error listing every invalid variable with the reason.
 */
export function parseConfig(environment: object): Config {
  const result = v.safeParse(variablesSchema, environment);
  if (!result.success) {
    const reasons = wrongVariables(environment).map(({ name, message }) => `${name}: ${message}`);
    throw new Error(
      `Invalid configuration (variables of wrangler.toml, or of .dev.vars on your machine): ${reasons.join('; ')}`,
    );
  }
  const variables = result.output;
  const versionHosts = Object.fromEntries(
    OLDER_VERSIONS.map((version) => [version, variables[getVariable(version)]]),
  ) as Record<OlderVersion, string>;
  return {
    siteOrigin: variables.SITE_ORIGIN,
    docsDomain: variables.DOCS_DOMAIN,
    currentSite: variables.CURRENT_SITE,
    repository: variables.REPOSITORY,
    branch: variables.BRANCH,
    issues: variables.ISSUES,
    versionHosts,
    tagId: variables.TAG_ID,
    adScriptUrl: variables.AD_SCRIPT_URL,
    adFeedUrl: variables.AD_FEED_URL,
    iconFontUrl: variables.ICON_FONT_URL,
    iconFontFilesOrigin: variables.ICON_FONT_FILES_ORIGIN,
    sandboxes: { stackBlitz: variables.STACKBLITZ_URL, codeSandbox: variables.CODESANDBOX_URL },
    assistants: variables.ASSISTANTS,
    mcpOrigins: variables.MCP_ORIGINS,
    licenseKey: variables.LICENSE_KEY,
    servesServiceWorker: variables.SERVICE_WORKER === 'on',
    isListed: variables.SEARCH_ENGINES === 'on',
    limits: {
      file: variables.CONTENT_LIMIT,
      build: variables.BUILD_LIMIT,
      body: variables.BODY_LIMIT,
      slow: variables.SLOW_ANSWER,
    },
    clientErrorShare: variables.CLIENT_ERROR_SHARE === null ? null : Number(variables.CLIENT_ERROR_SHARE),
  };
}
