import type { IdentityCheckState } from '@sakina/domain/vocabulary'
import type { Language } from './payment.ts'

/** The customer whose identity the provider is asked to verify. */
export type IdentityRequest = {
  readonly id: string
  readonly nationalId: string
  readonly language: Language
}

/** A request that the person approves in an app, by choosing the number that this site shows. */
export type PendingIdentityRequest = {
  readonly reference: string
  readonly number: string
}

/** Proves that a national ID belongs to the person who is signed in. */
export type IdentityProvider = {
  readonly start: (request: IdentityRequest) => Promise<PendingIdentityRequest>
  readonly read: (
    request: PendingIdentityRequest & { readonly nationalId: string },
  ) => Promise<IdentityCheckState>
}
