export { WalletPanel, WalletPanelSkeleton } from './wallet-panel.tsx'
export type { WalletHold, WalletPanelProps } from './wallet-panel.tsx'
