/** Inlined right after the navigation, before the content: shows what the reader had opened. */
import './restore-navigation.ts';
import './restore-folds.ts';
