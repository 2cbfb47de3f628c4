import type {} from '@mui/x-date-pickers/models';

/**
 * Each adapter adds the type of its dates to this interface, and callbacks receive the union of them. An application has
 * one adapter; these demos have several, so the union is widened to what the package has before the first adapter.
 */
declare module '@mui/x-date-pickers/models' {
  interface PickerValidDateLookup {
    demos: ReturnType<typeof JSON.parse>;
  }
}
