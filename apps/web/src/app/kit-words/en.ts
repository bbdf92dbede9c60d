export { emptyState, errorState, money, serviceTile, skeleton, skipLink } from '@sakina/ui/strings/en'
