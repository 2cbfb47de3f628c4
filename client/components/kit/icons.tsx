const PATHS = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM20 20l-4.7-4.7',
  language:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3.5 9h17M3.5 15h17M12 3c2.5 2.7 3.6 5.7 3.6 9s-1.1 6.3-3.6 9c-2.5-2.7-3.6-5.7-3.6-9S9.500 5.700 12 3z',
  system: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 3a9 9 0 0 0 0 18z',
  light:
    'M12 16.500a4.500 4.500 0 1 0 0-9 4.500 4.500 0 0 0 0 9zM12 2.500V4M12 20v1.500M2.500 12H4M20 12h1.500M5.300 5.300l1 1M17.700 17.700l1 1M5.300 18.700l1-1M17.700 6.300l1-1',
  dark: 'M20 14.500A8.500 8.500 0 0 1 9.500 4a8.500 8.500 0 1 0 10.500 10.500z',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.500v5M9 14.500v5',
  chevron: 'M7 10l5 5 5-5',
  fold: 'M4 5h16v14H4zM9.500 5v14',
  contents: 'M9 6h11M9 12h11M9 18h11M4 6h.5M4 12h.5M4 18h.5',
} as const;

/** A decorative line icon: the surrounding control has the accessible name. */
export function Icon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
