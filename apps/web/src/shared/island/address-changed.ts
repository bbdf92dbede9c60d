/** Heard by a sleeping piece when the address above it has changed. */
export const ADDRESS_CHANGED = 'sakina:address'
