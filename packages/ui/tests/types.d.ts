/// <reference types="vite/client" />
/// <reference types="@vitest/browser-playwright" />

declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options?: { pretendToBeVisual: boolean })
    readonly window: typeof globalThis
  }
}
