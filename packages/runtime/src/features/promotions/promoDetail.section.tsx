import { PromotionPage } from "./PromotionPage.tsx";

/** One promotion: /promoDetail?id= (RT-027). */
export default function PromotionPageSection() {
  return <PromotionPage />;
}
