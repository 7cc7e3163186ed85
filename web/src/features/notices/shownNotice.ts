export interface ShownNotice {
  id: number;
  title: string;
  detail: string;
  createdAt: string;
}
