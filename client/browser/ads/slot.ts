import type { ClientConfig } from '../../../site/config/client-config.ts';
import type { Locale } from '../../../site/locales.ts';
import { adLabel, type Ad, type AdShape } from './ad.ts';
import { drawAd, drawNotice, type AdTexts } from './draw.ts';
import { reportAd, reportDisplayLater } from './events.ts';
import { pickInHouseAd } from './in-house.ts';
import type { AdStage } from './network.ts';

/**
 * Share of readers with an ad blocker who see the notice, and share of sessions with the inline shape.
 */
const NOTICE_SHARE = 0.2;
const INLINE_SHARE = 0.2;

/** User agents that see no ads. */
const CRAWLER = /bot|crawler|spider|crawling/i;

/** Session storage key of the shape. */
const SHAPE_KEY = 'docs-ad-shape';

/** Class of the box for the network's script. */
const NETWORK_BOX = 'ad-network';

export interface AdSlotOptions {
  slot: HTMLElement;
  config: Pick<ClientConfig, 'adScriptUrl' | 'adFeedUrl'>;
  /** Language of the page, for the in-house ads. */
  locale: Locale;
  texts: AdTexts;
  userAgent: string;
  /** Returns session storage; throws if the browser blocks it. */
  session: () => Storage;
  /** Returns a number in [0, 1). */
  random: () => number;
}

/**
 * Fills the ad slot: nothing for crawlers; the notice or an in-house ad
 * when the network is blocked; an in-house ad when it has none; else the network's ad.
 */
export function fillAdSlot(options: AdSlotOptions): void {
  const { config, userAgent, session, random } = options;
  if (CRAWLER.test(userAgent)) return;
  const shape = shapeOfSession(session, random);
  const stage = createStage(options, shape);
  const address = shape === 'inline' ? config.adFeedUrl : config.adScriptUrl;
  if (!address) {
    stage.showInHouse();
    return;
  }
  import('./network.ts').then(
    ({ runFeed, runScript }) => (shape === 'inline' ? runFeed : runScript)(stage, address),
    // After a deployment the file may be gone.
    () => stage.showInHouse(),
  );
}

/** Chosen at random once per session. Events report this shape. */
function shapeOfSession(session: () => Storage, random: () => number): AdShape {
  try {
    const known = session().getItem(SHAPE_KEY);
    if (known === 'inline' || known === 'image') return known;
    const shape = random() < INLINE_SHARE ? 'inline' : 'image';
    session().setItem(SHAPE_KEY, shape);
    return shape;
  } catch {
    return 'image';
  }
}

function createStage({ slot, locale, texts, random }: AdSlotOptions, shape: AdShape): AdStage {
  let cancelDisplayReport = () => {};
  let hasCrashed = false;
  const guardFor = (source: Ad['source'], work: () => void) => {
    if (hasCrashed) return;
    try {
      work();
    } catch (error) {
      hasCrashed = true;
      slot.replaceChildren();
      cancelDisplayReport();
      reportAd('crash', adLabel(source, shape));
      console.error('The ad slot crashed.', error);
    }
  };
  const reportClicks = (element: HTMLElement, source: Ad['source']) =>
    element.addEventListener('click', () => reportAd('click', adLabel(source, shape)));
  const reportDisplay = (source: Ad['source']) => {
    // Cancel the report of the ad shown before.
    cancelDisplayReport();
    cancelDisplayReport = reportDisplayLater(adLabel(source, shape), random);
  };
  const showAd = (ad: Ad) => {
    const element = drawAd(ad, shape, texts);
    present(slot, element);
    for (const address of ad.impressions) new Image().src = address;
    reportClicks(element, ad.source);
    reportDisplay(ad.source);
  };
  const showInHouse = () => guardFor('in-house', () => showAd(pickInHouseAd(random, locale, texts.inHouse)));
  return {
    showAd: (ad) => guardFor(ad.source, () => showAd(ad)),
    showInHouse,
    showForBlocker: () => {
      if (random() < NOTICE_SHARE) guardFor('in-house', () => present(slot, drawNotice(texts)));
      else showInHouse();
    },
    openBox: () => {
      const box = document.createElement('div');
      box.className = NETWORK_BOX;
      // An ad can be clicked before the next poll detects it.
      reportClicks(box, 'network');
      present(slot, box);
      return box;
    },
    showBox: (box) => {
      present(slot, box);
      reportDisplay('network');
    },
    guard: (work) => guardFor('network', work),
  };
}

/** Shows one element in the slot. The network's box is hidden but never moved, since that would reload its iframes. */
function present(slot: HTMLElement, shown: HTMLElement): void {
  for (const child of slot.querySelectorAll<HTMLElement>(':scope > *')) {
    if (child === shown || child.classList.contains(NETWORK_BOX)) child.hidden = child !== shown;
    else child.remove();
  }
  if (shown.parentElement !== slot) slot.append(shown);
}
