/** The ground of what floats beside its trigger; never wider or higher than what is left of the window. */
export const floating =
  'sk:z-popover sk:max-h-(--radix-popper-available-height) sk:max-w-[calc(100vw-2rem)] sk:rounded-card sk:border sk:border-border sk:bg-raised sk:text-body sk:text-text sk:shadow-raised sk:outline-none sk:wrap-anywhere sk:motion-safe:sk-fade sk:forced:border-[CanvasText]'

/** Where Radix puts it: under the trigger, a little off the window's edge. */
export const placing = { sideOffset: 6, collisionPadding: 16 } as const
