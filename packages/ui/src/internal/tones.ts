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

/** The icon of each tone, because colour alone is not enough. */
export const toneIcons = {
  info: infoIcon,
  success: checkCircleIcon,
  warning: alertTriangleIcon,
  danger: alertCircleIcon,
} as const
