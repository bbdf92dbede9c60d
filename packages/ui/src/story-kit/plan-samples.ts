import { bothLanguages } from './both-languages.ts'
