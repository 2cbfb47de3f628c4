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
  texts: AdTexts;
  userAgent: string;
  /** Gives session storage; throws where a browser blocks it. */
  session: () => Storage;
  /** In [0, 1). */
  random: () => number;
}

/**
 * Fills the ad slot (behaviour section 6): crawlers get nothing, a blocked network the notice or an in-house ad, a network
 * without ads an in-house ad, and everybody else what the network has. A crash empties the slot.
 */
export function fillAdSlot(options: AdSlotOptions): void {
  const { slot, config, userAgent, session, random } = options;
  if (CRAWLER.test(userAgent)) return;
  const shape = shapeOfSession(session, random);
  const guarded: Guarded = (source, work) => {
    try {
      work();
    } catch (error) {
      slot.replaceChildren();
      reportAd('crash', adLabel(source, shape));
      console.error('The ad slot crashed and stays empty.', error);
    }
  };
  const showInHouse = () => guarded('in-house', () => show(options, pickInHouseAd(random), shape));
  const address = shape === 'inline' ? config.adFeedUrl : config.adScriptUrl;
  if (!address) showInHouse();
  else if (shape === 'image') guarded('network', () => runNetworkScript(options, address, showInHouse, guarded));
  else runFeed(options, address, showInHouse, guarded);
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

function show({ slot, texts, random }: AdSlotOptions, ad: Ad, shape: AdShape): void {
  const label = adLabel(ad.source, shape);
  const element = drawAd(ad, shape, texts);
  element.addEventListener('click', () => reportAd('click', label));
  slot.replaceChildren(element);
  for (const address of ad.impressions) new Image().src = address;
  reportLater(slot, label, random);
}

function reportLater(slot: HTMLElement, label: string, random: () => number): void {
  pendingDisplay.get(slot)?.();
  pendingDisplay.set(slot, reportDisplayLater(label, random));
}

type Guarded = (source: Ad['source'], work: () => void) => void;

/** Asks the remote feed, and gives way where it has no ad or does not answer; an ad that comes late is shown. */
function runFeed(options: AdSlotOptions, feedUrl: string, showInHouse: () => void, guarded: Guarded): void {
  let hasGivenWay = false;
  const giveWay = () => {
    if (!hasGivenWay) showInHouse();
    hasGivenWay = true;
  };
  const stop = watchForAd({ hasAd: () => false, onBlocked: giveWay, onAd: () => undefined });
  void fetchRemoteAd(feedUrl).then((ad) => {
    stop();
    if (ad) guarded('network', () => show(options, ad, 'inline'));
    else giveWay();
  });
}

/** Lets the network's script draw its ad into a box of its own, and watches whether it does. */
function runNetworkScript(
  options: AdSlotOptions,
  scriptUrl: string,
  showInHouse: () => void,
  guarded: Guarded,
): void {
  const { slot, texts, random } = options;
  const label = adLabel('network', 'image');
  const box = document.createElement('div');
  box.className = 'ad-network';
  box.addEventListener('click', () => reportAd('click', label));
  box.append(Object.assign(document.createElement('script'), { async: true, src: scriptUrl }));
  slot.replaceChildren(box);
  const onBlocked = () => {
    box.hidden = true;
    if (random() < NOTICE_SHARE) slot.replaceChildren(box, drawNotice(texts));
    else {
      showInHouse();
      slot.prepend(box);
    }
  };
  const onAd = () => {
    if (box.querySelector(BACKERS)) {
      showInHouse();
      return;
    }
    box.hidden = false;
    slot.replaceChildren(box);
    reportLater(slot, label, random);
  };
  watchForAd({
    hasAd: () => box.querySelector(':scope > :not(script)') !== null,
    onBlocked: () => guarded('network', onBlocked),
    onAd: () => guarded('network', onAd),
  });
}
