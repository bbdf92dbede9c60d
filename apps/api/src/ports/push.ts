/** What a browser gives a site that may send it messages (Push API). */
export type PushTarget = {
  /** A URL of the push service of the browser. */
  readonly endpoint: string
  /** The public key of the browser and its secret, both base64url. */
  readonly p256dh: string
  readonly auth: string
}

/** A message to one browser. */
export type PushMessage = {
  /** Replaces a message with the same id that the service has not delivered yet. */
  readonly id: string
  readonly to: PushTarget
  readonly payload: string
  readonly urgent: boolean
}

/** Sends messages to browsers. */
export type PushSender = {
  /** The key that a browser subscribes with. */
  readonly publicKey: string
  /**
   * Whether the endpoint belongs to a push service, because customers choose the URL that is called, and
   * a message can be encrypted for its keys.
   */
  readonly isUsable: (target: PushTarget) => boolean
  /** Returns whether the subscription still exists; throws when a retry may succeed. */
  readonly send: (message: PushMessage) => Promise<'sent' | 'gone'>
}
