export * from '@sakina/domain/validation'
