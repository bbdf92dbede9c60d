import { lazyPart } from '../../../shared/hydration/lazy-part.tsx'
import type { SuggestionsProps } from './questions.ts'

/** Fetched while the questions are being answered. */
export const Suggestions = lazyPart<SuggestionsProps>(() => import('./suggestions.tsx'))
