export {
  chooseFromCombobox,
  chooseFromMenu,
  chooseFromSelect,
  chooseRadio,
  chooseTab,
  closeMenu,
  closeSelect,
  openMenu,
  openSelect,
  setInMultiSelect,
  stepThrough,
} from './choices.ts'
export { fillDomGaps } from './dom-gaps.ts'
export { fill, openCalendar, pickDate, stepBy, typeNumber } from './fields.ts'
export { directionOf, physicalKey, press } from './keys.ts'
export type { ReadingDirection, LogicalKey } from './keys.ts'
export { closeDialog, openDialog } from './overlays.ts'
export { TesterError } from './tester-error.ts'
export type { AccessibleName, TestUser } from './user.ts'
