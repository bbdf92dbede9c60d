/** The ground of what floats beside its trigger; never wider or higher than what is left of the window. */
export const floating =
  'z-popover max-h-(--radix-popper-available-height) max-w-[calc(100vw-2rem)] rounded-card border border-border bg-raised text-body text-text shadow-raised outline-none wrap-anywhere motion-safe:sk-fade forced:border-[CanvasText]'

/** Where Radix puts it: under the trigger, a little off the window's edge. */
export const placing = { sideOffset: 6, collisionPadding: 16 } as const
