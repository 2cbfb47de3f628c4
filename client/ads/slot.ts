import type { ClientConfig } from '../../site/client-config.ts';
import { adLabel, type Ad, type AdShape } from './ad.ts';
import { watchForAd } from './blocker.ts';
import { drawAd, drawNotice, type AdTexts } from './draw.ts';
import { reportAd, reportDisplayLater } from './events.ts';
import { pickInHouseAd } from './in-house.ts';
import { fetchRemoteAd } from './remote-feed.ts';

/** Share of readers with a blocker who see the notice; share of sessions with the inline shape (specification section 4). */
export const NOTICE_SHARE = 0.2;
export const INLINE_SHARE = 0.2;

/** User agents that get an empty slot. */
const CRAWLER = /bot|crawler|spider|crawling/i;

/** What the network serves when it has no ad to sell. */
const BACKERS = '[class*="backers"], [href*="backers"], [src*="backers"]';

/** Session storage key of the shape. */
const SHAPE_KEY = 'docs-ad-shape';

export interface AdSlotOptions {
  slot: HTMLElement;
  config: Pick<ClientConfig, 'adScriptUrl' | 'adFeedUrl'>;
  /** Language of the page, for the in-house ads. */
  language: string;
  texts: AdTexts;
  userAgent: string;
  /** Gives session storage; throws where a browser blocks it. */
  session: () => Storage;
  /** In [0, 1). */
  random: () => number;
}

/** Class of the box that the network's script draws into. */
const NETWORK_BOX = 'ad-network';

/**
 * Fills the ad slot (behaviour section 6): crawlers get nothing, a blocked network the notice or an in-house ad, a network
 * without ads an in-house ad, and everybody else what the network has. A crash empties the slot.
 */
export function fillAdSlot(options: AdSlotOptions): void {
  const { slot, config, language, texts, userAgent, session, random } = options;
  if (CRAWLER.test(userAgent)) return;
  const shape = shapeOfSession(session, random);
  const guarded: Guarded = (source, work) => {
    try {
      work();
    } catch (error) {
      slot.replaceChildren();
      pendingDisplay.get(slot)?.();
      reportAd('crash', adLabel(source, shape));
      console.error('The ad slot crashed and stays empty.', error);
    }
  };
  const substitutes: Substitutes = {
    showInHouse: () => guarded('in-house', () => showAd(options, pickInHouseAd(random, language), shape)),
    showForBlocker: () => {
      if (random() < NOTICE_SHARE) guarded('in-house', () => present(slot, drawNotice(texts)));
      else substitutes.showInHouse();
    },
  };
  const address = shape === 'inline' ? config.adFeedUrl : config.adScriptUrl;
  if (!address) substitutes.showInHouse();
  else if (shape === 'image') guarded('network', () => runNetworkScript(options, address, substitutes, guarded));
  else runFeed(options, address, substitutes, guarded);
}

type Guarded = (source: Ad['source'], work: () => void) => void;

/** What is shown instead of the network's ad. */
interface Substitutes {
  showInHouse: () => void;
  /** The notice to some readers, an in-house ad to the others. */
  showForBlocker: () => void;
}

/** Drawn once a session; what is drawn is what is reported. */
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

/** Takes the last display's report back when something else is shown. */
const pendingDisplay = new WeakMap<HTMLElement, () => void>();

function showAd({ slot, texts, random }: AdSlotOptions, ad: Ad, shape: AdShape): void {
  const label = adLabel(ad.source, shape);
  const element = drawAd(ad, shape, texts);
  element.addEventListener('click', () => reportAd('click', label));
  present(slot, element);
  for (const address of ad.impressions) new Image().src = address;
  reportLater(slot, label, random);
}

/** Shows one element in the slot. The network's box is hidden and never moved: a frame in it would load again. */
function present(slot: HTMLElement, shown: HTMLElement): void {
  for (const child of slot.querySelectorAll<HTMLElement>(':scope > *')) {
    if (child === shown || child.classList.contains(NETWORK_BOX)) child.hidden = child !== shown;
    else child.remove();
  }
  if (shown.parentElement !== slot) slot.append(shown);
}

function reportLater(slot: HTMLElement, label: string, random: () => number): void {
  pendingDisplay.get(slot)?.();
  pendingDisplay.set(slot, reportDisplayLater(label, random));
}

/**
 * Asks the remote feed. Where no ad comes, the verdict on blockers decides as it does for the script; an ad that comes
 * late is shown.
 */
function runFeed(options: AdSlotOptions, feedUrl: string, substitutes: Substitutes, guarded: Guarded): void {
  let hasVerdict = false;
  const stop = watchForAd({
    hasAd: () => false,
    onAd: () => undefined,
    onBlocked: () => {
      hasVerdict = true;
      substitutes.showForBlocker();
    },
  });
  void fetchRemoteAd(feedUrl).then((result) => {
    if (result === 'unreachable') return;
    stop();
    if (result !== 'out of ads') guarded('network', () => showAd(options, result, 'inline'));
    else if (!hasVerdict) substitutes.showInHouse();
  });
}

/** Lets the network's script draw its ad into a box of its own, and watches whether it does. */
function runNetworkScript(
  { slot, random }: AdSlotOptions,
  scriptUrl: string,
  { showInHouse, showForBlocker }: Substitutes,
  guarded: Guarded,
): void {
  const label = adLabel('network', 'image');
  const box = document.createElement('div');
  box.className = NETWORK_BOX;
  box.addEventListener('click', () => reportAd('click', label));
  box.append(Object.assign(document.createElement('script'), { async: true, src: scriptUrl }));
  present(slot, box);
  const onAd = () => {
    if (box.querySelector(BACKERS)) {
      showInHouse();
      return;
    }
    present(slot, box);
    reportLater(slot, label, random);
  };
  watchForAd({
    // After a crash the slot stays empty, whatever still comes.
    hasAd: () => box.isConnected && box.querySelector(':scope > :not(script)') !== null,
    onBlocked: showForBlocker,
    onAd: () => guarded('network', onAd),
  });
}
