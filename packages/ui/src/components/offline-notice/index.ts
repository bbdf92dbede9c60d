export { OfflineNotice } from './offline-notice.tsx'
export type { OfflineNoticeProps } from './offline-notice.tsx'
export { useOffline } from './use-offline.ts'
