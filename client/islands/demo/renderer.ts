/** React's renderer. Import it through `loadRenderer`. */
export { createRoot, hydrateRoot } from 'react-dom/client';
