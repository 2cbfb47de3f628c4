import { localizePath, markdownPath, MCP_PATH } from '../../../site/addresses.ts';
import { MCP_CLIENTS, PROMPT } from '../../../site/config/assistants.ts';
import { Icon } from '../kit/icons.tsx';
import type { ShellView } from '../document/view.ts';

/** Actions on the whole page: copy as Markdown, open in an assistant, connect the MCP server. */
export function PageMenu({ view: { t, key, locale, origin, assistants } }: { view: ShellView }) {
  const address = markdownPath(key, locale);
  const server = origin + localizePath(MCP_PATH, locale);
  const prompt = t('page.assistant.prompt', { address: origin + address });
  return (
    <details className="menu at-end page-menu">
      <summary>
        <span>{t('page.menu')}</span>
        <Icon name="chevron" />
      </summary>
      <ul>
        <li className="when-scripting">
          <button
            type="button"
            data-copy-page={address}
            data-ga-event-category="page"
            data-ga-event-action="copy-markdown"
          >
            <strong>{t('page.copy')}</strong>
            <span>{t('page.copy.hint')}</span>
          </button>
        </li>
        <li>
          <a href={address}>
            <strong>{t('page.markdown')}</strong>
          </a>
        </li>
        {assistants.map(({ name, address: assistant }) => (
          <li key={name}>
            <a href={assistant.replace(PROMPT, encodeURIComponent(prompt))} rel="noopener">
              <strong>{t('page.assistant', { name })}</strong>
            </a>
          </li>
        ))}
        {MCP_CLIENTS.map(({ name, command }) => (
          <li key={name} className="when-scripting">
            <button type="button" data-copy-text={command(server)}>
              <strong>{t('page.mcp', { name })}</strong>
              <span>{t('page.mcp.hint')}</span>
            </button>
          </li>
        ))}
        <li className="when-scripting">
          <button type="button" data-copy-text={server}>
            <strong>{t('page.mcp.address')}</strong>
            <span>{t('page.mcp.address.hint')}</span>
          </button>
        </li>
      </ul>
    </details>
  );
}
