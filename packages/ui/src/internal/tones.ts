import {
  alertCircleIcon,
  alertTriangleIcon,
  checkCircleIcon,
  infoIcon,
} from '../components/icon/generated/icons.ts'

/** The soft background of each tone with a text colour of enough contrast. */
export const softTones = {
  info: 'sk:bg-info-soft sk:text-on-info-soft',
  success: 'sk:bg-success-soft sk:text-on-success-soft',
  warning: 'sk:bg-warning-soft sk:text-on-warning-soft',
  danger: 'sk:bg-danger-soft sk:text-on-danger-soft',
} as const

/** The four hues that tell services apart, each with a text colour of enough contrast. */
export const softHues = {
  palm: 'sk:bg-primary-soft sk:text-on-primary-soft',
  saffron: 'sk:bg-accent-soft sk:text-on-accent-soft',
  indigo: 'sk:bg-indigo-soft sk:text-on-indigo-soft',
  terracotta: 'sk:bg-terracotta-soft sk:text-on-terracotta-soft',
} as const

/** The icon of each tone, because colour alone is not enough. */
export const toneIcons = {
  info: infoIcon,
  success: checkCircleIcon,
  warning: alertTriangleIcon,
  danger: alertCircleIcon,
} as const
