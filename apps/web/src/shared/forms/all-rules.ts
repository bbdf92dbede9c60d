export * from '@sakina/domain/validation'
export { passwordStrength } from '@sakina/domain/identity'
