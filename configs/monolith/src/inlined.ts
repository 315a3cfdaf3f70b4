import { bootInlined } from './boot-inlined.tsx'

void bootInlined()
