import {
  alertCircleIcon,
  alertTriangleIcon,
  checkCircleIcon,
  infoIcon,
} from '../components/icon/generated/icons.ts'

/** The soft ground of each tone with the text that is promised on it. */
export const softTones = {
  info: 'sk:bg-info-soft sk:text-on-info-soft',
  success: 'sk:bg-success-soft sk:text-on-success-soft',
  warning: 'sk:bg-warning-soft sk:text-on-warning-soft',
  danger: 'sk:bg-danger-soft sk:text-on-danger-soft',
} as const

/** A tone is never colour alone. */
export const toneIcons = {
  info: infoIcon,
  success: checkCircleIcon,
  warning: alertTriangleIcon,
  danger: alertCircleIcon,
} as const
