import {
  alertCircleIcon,
  alertTriangleIcon,
  checkCircleIcon,
  infoIcon,
} from '../components/icon/generated/icons.ts'

/** The soft ground of each tone with the text that is promised on it. */
export const softTones = {
  info: 'bg-info-soft text-on-info-soft',
  success: 'bg-success-soft text-on-success-soft',
  warning: 'bg-warning-soft text-on-warning-soft',
  danger: 'bg-danger-soft text-on-danger-soft',
} as const

/** A tone is never colour alone. */
export const toneIcons = {
  info: infoIcon,
  success: checkCircleIcon,
  warning: alertTriangleIcon,
  danger: alertCircleIcon,
} as const
