import type { PolicyConfig } from '@sakina/domain/policies'
import type { Application } from '../application.ts'
import type { Catalogue } from '../use-cases/catalogue/catalogue-reader.ts'
import type { Language } from './language.ts'

/**
 * What a wire schema needs beside the record: the catalogue, the language, the current time and the
 * owner's policies.
 */
export type PresentationContext = {
  readonly catalogue: Catalogue
  readonly language: Language
  readonly now: Date
  readonly policies: PolicyConfig
}

/** Reads the catalogue and the language that a response is written with. */
export const readPresentationContext = async (
  app: Application,
  language: Language,
): Promise<PresentationContext> => ({
  catalogue: await app.catalogue.read(),
  language,
  now: app.now(),
  policies: app.config.policies,
})
