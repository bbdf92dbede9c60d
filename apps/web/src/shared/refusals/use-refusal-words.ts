/** What a refused command says. Importing it from here brings the words of the refusals along, which only commands need. */
export { useErrorWords as useRefusalWords } from '../errors/use-error-words.ts'
