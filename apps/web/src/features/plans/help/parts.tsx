import { lazyPart } from '../../../shared/words/lazy-part.tsx'
import type { SuggestionsProps } from './questions.ts'

/** Fetched while the questions are being answered. */
export const Suggestions = lazyPart<SuggestionsProps>(
  'features/plans/help/suggestions',
  () => import('./suggestions.part.tsx'),
)
