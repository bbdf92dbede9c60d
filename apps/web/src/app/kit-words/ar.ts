export { emptyState, errorState, money, serviceTile, skeleton } from '@sakina/ui/strings/ar'
