import './index.css';
import 'virtual:uno.css';
