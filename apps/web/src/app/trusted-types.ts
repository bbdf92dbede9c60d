/** The part of the Trusted Types API that this site uses. Not every browser has it. */
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

/**
 * Returns the URL of the service worker, the only script a page starts. The security policy of the server
 * allows this Trusted Types policy alone.
 */
export function offlineWorkerUrl(): string {
  // A Trusted Types policy can be created only once.
  policy ??= window.trustedTypes?.createPolicy('sakina', { createScriptURL: () => offlineScript })
  return policy?.createScriptURL(offlineScript) ?? offlineScript
}
