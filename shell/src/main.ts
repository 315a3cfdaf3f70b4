import './nonce.ts'
import { boot } from './boot.ts'

void boot()
