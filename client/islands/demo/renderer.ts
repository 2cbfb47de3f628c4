/** What mounts a component in the browser. Ask for it by `loadRenderer`. */
export { createRoot, hydrateRoot } from 'react-dom/client';
