import type { ProductId } from '../../../site/products.ts';
import messages from './pasted-messages.json' with { type: 'json' };

/**
 * Error messages as readers paste them, with the entry that each should find: with other values, with a stack trace, on
 * one line without punctuation, truncated, or after a tool's prefix.
 */
export const PASTED = messages as unknown as readonly (readonly [product: ProductId, id: string, text: string])[];
