/// <reference types="vite/client" />

declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options: { pretendToBeVisual: boolean })
    readonly window: typeof globalThis
  }
}
