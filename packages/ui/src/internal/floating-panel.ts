/** The style of a floating panel. It is never larger than the available part of the window. */
export const floatingPanelClass =
  'sk:z-popover sk:max-h-(--radix-popper-available-height) sk:max-w-[calc(100vw-2rem)] sk:rounded-card sk:border sk:border-border sk:bg-raised sk:text-body sk:text-text sk:shadow-raised sk:outline-none sk:wrap-anywhere sk:motion-safe:sk-fade sk:forced:border-[CanvasText]'

/** Options for Radix: below the trigger, with a distance from the edge of the window. */
export const floatingOffsets = { sideOffset: 6, collisionPadding: 16 } as const
