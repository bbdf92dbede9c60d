/** What this site uses of Trusted Types, which not every browser knows. */
type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string }
}

declare global {
  interface Window {
    trustedTypes?: TrustedTypes
  }
}

const offlineScript = '/sw.js'

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined

/** The only script a page starts beside its own; the server's security policy names this policy and no other. */
export function offlineScriptUrl(): string {
  // A policy is made once a page
  policy ??= window.trustedTypes?.createPolicy('sakina', { createScriptURL: () => offlineScript })
  return policy?.createScriptURL(offlineScript) ?? offlineScript
}
