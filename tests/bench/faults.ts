import type { Fault } from '../support/content-server.ts';

/** The page that `faults.bench.ts` asks for. */
export const PAGE = '/x/react-tree-view/rich-tree-view/editing/';
const PAGE_FILE = /editing\.page$/;

/** The document with the table of results, and the marks around it. */
export const DOCUMENT = 'docs/operations.md';
export const MARKS = ['<!-- faults -->', '<!-- end of faults -->'] as const;

/** A failure that readers meet: a row of the table. */
export interface InjectedFault {
  place: 'KV' | 'the assets';
  fault: Fault;
  name: string;
  /** Affected files; all by default. */
  where?: RegExp;
}

export const FAULTS: readonly InjectedFault[] = [
  { place: 'KV', fault: 'stalls', name: 'KV stalls' },
  { place: 'KV', fault: 'refuses', name: 'KV answers with an error' },
  { place: 'KV', fault: 'is missing', name: 'KV is empty' },
  { place: 'KV', fault: 'lies', name: 'KV has something else under its keys' },
  { place: 'KV', fault: 'stalls', name: 'KV stalls at the current build', where: /^current-build/ },
  { place: 'KV', fault: 'is missing', name: 'nothing was published for the worker', where: /^current-build/ },
  { place: 'KV', fault: 'is missing', name: 'KV has lost a page', where: PAGE_FILE },
  { place: 'KV', fault: 'stalls', name: 'KV stalls at a page', where: PAGE_FILE },
  { place: 'KV', fault: 'breaks off', name: 'KV breaks off half-way through a page', where: PAGE_FILE },
  { place: 'KV', fault: 'trickles', name: 'KV sends a page drop by drop', where: PAGE_FILE },
  { place: 'the assets', fault: 'refuses', name: 'no KV, and the assets answer with an error' },
  { place: 'the assets', fault: 'stalls', name: 'no KV, and the assets stall' },
  { place: 'the assets', fault: 'stalls', name: 'no KV, and the assets stall at a page', where: PAGE_FILE },
  {
    place: 'the assets',
    fault: 'breaks off',
    name: 'no KV, and the assets break off half-way through a page',
    where: PAGE_FILE,
  },
  { place: 'the assets', fault: 'refuses', name: 'no KV, and the assets have lost a navigation', where: /_navigation/ },
];
